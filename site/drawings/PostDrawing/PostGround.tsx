import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import type { PostCategory } from '#site/content/categories.ts';

import * as styles from './PostDrawing.css.ts';

export interface PostGroundProps extends ComponentProps<'svg'> {
  readonly category: PostCategory;
}

/** The ground on which the posts of a category are drawn: dark, framed or sand. Decoration, since words name the category. */
export const PostGround = ({ category, className, ...rest }: PostGroundProps) => (
  <svg
    focusable="false"
    aria-hidden
    {...rest}
    data-dark={category === 'company-updates' ? '' : undefined}
    className={clsx(styles.drawing, category === 'industry-news' && styles.framed, className)}
  />
);
