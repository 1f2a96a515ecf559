/** The slugs of all posts, newest first: all that the route table needs. */
export { postSlugs } from 'virtual:post-slugs';
