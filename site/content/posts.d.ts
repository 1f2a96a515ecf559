declare module '*.md' {
  const Post: import('./PostMeta.ts').PostComponent;
  export default Post;
  export const headings: readonly import('./PostMeta.ts').PostHeading[];
  export const inShort: readonly string[];
  export const sources: readonly import('#services/knowledge').Source[];
}
