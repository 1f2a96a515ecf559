export const meta = {
  title: 'Sitemap',
  heading: 'Sitemap',
  lead: 'Every page of this site, on one page.',
  description:
    'Every page of this site with one line each: services, automations, case studies, blog posts and the small print.',
};

export const sections = { pages: 'Pages', posts: 'Blog posts' };
