/** Parts of the site that a firm can do without. A service is left out in `offerings/briefs.ts`. */
interface Features {
  /** Posts, with their pages, feed and links. */
  readonly blog: boolean;
  /** Free times for a call, on /contact and beside services and reports. */
  readonly calls: boolean;
}

export const features: Features = { blog: true, calls: true };
