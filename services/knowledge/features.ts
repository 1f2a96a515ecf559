/** Optional parts of the site. To leave out a service, see `offerings/briefs.ts`. */
export interface Features {
  /** Blog posts, with their pages, feed and links. */
  readonly blog: boolean;
  /** Free times for a call, on /contact and next to services and reports. */
  readonly calls: boolean;
}

export const features: Features = { blog: true, calls: true };
