import { Footer, IngotMark } from '#design-system';
import { companyBrief, contact, sample } from '#services/knowledge';
import * as navigation from '#site/content/navigation.ts';
import { Preferences } from '#site/features/preferences/Preferences.tsx';
import { paths, phoneUrl } from '#site/routing/paths.ts';
import { CopyrightYear } from './CopyrightYear.tsx';

const { headquarters, phone, email } = contact;

/** Footer of every page: closing banner, contact details and legal links. `address` is the path of the page. */
export function SiteFooter({ address }: { readonly address: string }) {
  return (
    <Footer
      brand={companyBrief.name}
      mark={<IngotMark />}
      blurb={companyBrief.description}
      banner={navigation.closingBanner(address)}
      social={{ title: navigation.footer.social, links: navigation.socialLinks }}
      services={{ title: navigation.footer.services, links: navigation.footerServices }}
      subServices={{ title: navigation.footer.solutions, links: navigation.footerSolutions }}
      quickLinks={{ title: navigation.footer.links, links: navigation.quickLinks }}
      contact={{
        title: navigation.footer.contact,
        address: [headquarters.address, `${headquarters.zip} ${headquarters.city}, ${headquarters.country}`],
        phone: { label: phone, href: phoneUrl(phone) },
        email: { label: email, href: `mailto:${email}` },
        action:
          address === paths.contact ? undefined : { label: navigation.footer.touch, href: paths.contact },
      }}
      legal={{ title: navigation.footer.legal, links: navigation.legalLinks }}
      utility={<Preferences placement="above" />}
    >
      © <CopyrightYear /> {companyBrief.fullName}
      {sample && `. ${sample.line}`} {navigation.footer.promise}
    </Footer>
  );
}
