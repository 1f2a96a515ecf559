declare module '*.md' {
  const Post: import('./PostMeta.ts').PostComponent;
  export default Post;
}

declare module 'virtual:post-slugs' {
  export const postSlugs: readonly string[];
}

declare module 'virtual:post-summaries' {
  export const postSummaries: readonly import('#services/knowledge').PostSummary[];
}

declare module 'virtual:automation-hours' {
  export const automationHours: readonly import('./excerpts.ts').AutomationHours[];
}

declare module 'virtual:case-figures' {
  export const caseFigures: readonly Pick<
    import('#services/knowledge').CaseStudy,
    'slug' | 'client' | 'title' | 'summary' | 'figures'
  >[];
}

declare module 'virtual:latest-posts' {
  export const latestPosts: readonly import('./PostMeta.ts').PostMeta[];
}

declare module 'virtual:posts' {
  export const posts: readonly import('./PostMeta.ts').PostMeta[];
}
