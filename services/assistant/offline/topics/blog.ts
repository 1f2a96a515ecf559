import { answerOf, link, listed } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'blog',
  answer: ({ base, posts }) => {
    const pages = base.pages.filter(({ path }) => path === '/blog' || path.startsWith('/blog/'));
    const newest = posts
      .slice(0, 2)
      .map(({ slug, title }) => `- ${link({ name: title, path: `/blog/${slug}` })}`);
    const [blog, ...categories] = pages;
    return answerOf(
      pages.map(({ name, path }) => ({ name, path })),
      `We write about the work on the ${blog ? link(blog) : 'blog'}, under ${listed(categories.map(link))}.`,
      newest.length > 0 ? `To begin with:\n\n${newest.join('\n')}` : '',
    );
  },
  examples: `
any articles about ai; any new at your company; any news from the company; any posts on retrieval;
any recent news from the company; any texts on the ai act; anything to read about ai in small firms;
article; articles; blgo; blog posts; can i subscribe to your updates; company news; company updates;
do you have a blog; do you have any articles on voice agents; do you have news; do you publish anything;
do you written articles on fine tuning; does the company publications; ebook; eu ai act; events;
for my thesis need articles; guides; have you write about measuring hours saved;
how can you see your news; how do i sign up for the blog; how do i sign up to a updates;
how often do you update the blog;
i am a student writing a thesis have you published anything i could read; i want to read more;
id like to read newest post; industry news; insights section; is there a newsletter or blog;
is there an article on chatbots; is there run an news page; knowledge base; last post; latest news;
latest posts; learn more by reading; link to the more about this topic; new stuff; news; newsletter;
opinion pieces; podcast; press releases; publish; read your blog; reading material;
recent articles about e invoicing; resources; rss; rss feed; send me your newest post;
show me the latest article; some article about invoice matching; some posts about chatbots;
some reading on automation; some texts about model retirement;
something to read about voice agents in greek; subscribe; tech insights; tips; tips and tricks; trends;
tutorials; ur blog; videos; webinar; webinars; what do you write about; what is new with you; whats new;
whats news in the industry; where are the news; where can i find your blog;
where can i read your articles; where do i get your news; white paper; white papers; whitepaper;
whitepapers; who writes the blog; your latest post; your thoughts on ai
`,
};
