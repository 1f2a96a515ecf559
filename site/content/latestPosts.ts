/** The three newest posts, apart from the others, so that a page that shows only them loads no more. */
export { latestPosts } from 'virtual:latest-posts';
