import type { PictureFolders } from './comparePictures.ts';

/** Where the pictures of the stories are. */
export const pictureFolders: PictureFolders = {
  accepted: 'tests/visual/accepted',
  taken: 'reports/pictures/taken',
  differences: 'reports/pictures/differences',
};
