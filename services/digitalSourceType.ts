const vocabulary = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** Marks texts that a model wrote, whole or in part, for programs: codes of IPTC, as `digitalSourceType` of schema.org takes them. */
export const digitalSourceType = {
  ai: `${vocabulary}trainedAlgorithmicMedia`,
  mixed: `${vocabulary}compositeWithTrainedAlgorithmicMedia`,
} as const;
