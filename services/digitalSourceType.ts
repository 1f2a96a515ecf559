const vocabulary = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/**
 * Machine-readable marks for texts that a model wrote completely or in part. They are IPTC codes for
 * `digitalSourceType` of schema.org.
 */
export const digitalSourceType = {
  ai: `${vocabulary}trainedAlgorithmicMedia`,
  mixed: `${vocabulary}compositeWithTrainedAlgorithmicMedia`,
} as const;
