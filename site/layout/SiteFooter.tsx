import { Footer, IngotMark } from '#design-system';
import { companyBrief, contact, sample } from '#services/knowledge';
import * as words from '#site/content/navigation.ts';
import { Preferences } from '#site/features/preferences/Preferences.tsx';
import { paths, phoneAddress } from '#site/routing/paths.ts';
import { CopyrightYear } from './CopyrightYear.tsx';

const { headquarters, phone, email } = contact;

/** Footer of every page: a closing banner, all contact details, and the legal links. */
export function SiteFooter({ address }: { readonly address: string }) {
  return (
    <Footer
      brand={companyBrief.name}
      mark={<IngotMark />}
      blurb={companyBrief.description}
      banner={words.closingBanner(address)}
      social={{ title: words.footer.social, links: words.socialLinks }}
      services={{ title: words.footer.services, links: words.footerServices }}
      quickLinks={{ title: words.footer.links, links: words.quickLinks }}
      contact={{
        title: words.footer.contact,
        address: [headquarters.address, `${headquarters.zip} ${headquarters.city}, ${headquarters.country}`],
        phone: { label: phone, href: phoneAddress(phone) },
        email: { label: email, href: `mailto:${email}` },
        action: address === paths.contact ? undefined : { label: words.footer.touch, href: paths.contact },
      }}
      legal={{ title: words.footer.legal, links: words.legalLinks }}
      utility={<Preferences placement="above" />}
    >
      © <CopyrightYear /> {companyBrief.fullName}
      {sample && `. ${sample.line}`} {words.footer.promise}
    </Footer>
  );
}
