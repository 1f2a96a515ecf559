import { joinWithAnd, localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'blog',
  answer: ({ base, posts }) => {
    const pages = base.pages.filter(({ path }) => path === '/blog' || path.startsWith('/blog/'));
    const newest = posts
      .slice(0, 2)
      .map(({ slug, title }) => ({ name: title, path: `/blog/${slug}` }))
      .map((page) => `- ${markdownLink(page)}`);
    const [blog, ...categories] = pages;
    if (!blog)
      return localAnswer(
        [pageAt(base, '/about')],
        'There is no blog on this site, and there is no newsletter.',
      );
    return localAnswer(
      pages.map(({ name, path }) => ({ name, path })),
      `We write about the work on the ${markdownLink(blog)}, under ${joinWithAnd(categories.map(markdownLink))}.`,
      newest.length > 0 ? `To begin with:\n\n${newest.join('\n')}` : '',
      'There is no newsletter.',
    );
  },
  examples: `
any articles about ai; any articles about marketing automation; any articles on cloud migration;
any articles on data analytics; any new with you; any news from the company; any recent news from the company;
anything to read about ai in small firms; articles; blgo; blog; blog posts; can i read more about this topic;
can i sign up to a blog; company news; company updates; do you have a blog; do you have a newsletter or blog;
do you have any articles on voice agents; do you have news; do you have news page; do you publish anything;
do you write; do you write about the ai act; do you write articles; does the company write any magazine; ebook;
events; for my thesis have you published something; guides to read; have you write about measuring hours saved;
have you written about retrieval; how can you see your news; how often do you update the blog;
i am a student need articles; i want to read more; id like to read some news; industry news; insights;
insights section; is there a newsletter or blog; is there run an anything; latest articles; latest news;
latest posts; news; news from the company; newsletter; opinion pieces; papers; podcast; press releases;
publications; read; read your blog; reading material; recent articles about e invoicing;
recent texts on automation; resources; rss; send me your newest post; show me some something about ai;
some article about invoice matching; some posts about chatbots; some texts about model retirement;
something to read about voice agents in greek; subscribe; tech insights; tips; trends; videos; webinars;
what do you write about; what is new; what is new at your company; what is new in your company;
what is the latest; whats new; where are the news; where are your articles; where can i find your blog;
where can i read your articles; where do i find posts; white papers; writing; your latest post;
your thoughts on ai; can i subscribe to your newsletter; sign me up for news; subscribe me to your newsletter;
please subscribe me; add me to your newsletter; i want your newsletter; put me on your mailing list;
mailing list; do you have a mailing list; can i get your newsletter
`,
};
