/** Link to the feed. It is a file, so the router must not handle it. */
export const feed = { label: 'Follow by RSS', href: '/rss.xml' };
