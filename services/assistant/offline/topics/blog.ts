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
any articles about ai
any articles on invoice matching
any new at your company
any news in the industry
any posts on retrieval
any texts on the ai act
anything to read about ai in small firms
articles
blgo
blog posts
can i sign up to your updates
can i subscribe for the blog
company news
do you have a blog
do you have any articles on voice agents
do you publish anything
does the company publish an podcast
ebook
eu ai act
events
for my thesis need articles
guides
have you write on fine tuning
have you written anything about measuring hours saved
how can you see your news
how do i sign up for a updates
how do i subscribe to the updates
how often do you update your articles
i am a student writing a thesis have you published anything i could read
i want to read more
id like to read the more about this topic
industry news
insights section
is there a newsletter or blog
is there an article on chatbots
is there run an news page
knowledge base
last post
latest news
latest posts
learn more by reading
link to some newest post
new stuff
news from the company
newsletter
opinion pieces
press releases
publications
read your blog
recent articles about e invoicing
rss
rss feed
send me your newest post
show me the latest article
some posts about model retirement
some reading on automation
something to read about voice agents in greek
tech insights
tips
tips and tricks
trends
ur blog
videos
webinar
webinars
what do you write about
what is new
whats new with you
where are the news
where can i find your blog
where do i get your news
white papers
who writes your blog
your latest post
`,
};
