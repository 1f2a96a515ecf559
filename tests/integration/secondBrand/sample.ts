import type { SampleNotice } from '#services/knowledge';

/** A company that is no sample. */
export const sample: SampleNotice | undefined = undefined;
