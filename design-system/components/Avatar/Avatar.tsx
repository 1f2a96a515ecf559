'use client';

import { clsx } from 'clsx';
import { type ComponentProps, useState } from 'react';

import { checkLabel } from '../../checks.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Avatar.css.ts';
import { initialsOf } from './initialsOf.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the person or the company. The initials of the name are shown if there is no image. */
  readonly name: string;
  /** Address of a square image. */
  readonly src?: string | undefined;
  /** 32, 44 or 64 px. @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** Whether the name is visible beside the avatar. Screen readers then skip the avatar. @default false */
  readonly decorative?: boolean | undefined;
}

/**
 * A small image of a person or a company, or the initials if there is no image.
 *
 * **Not this?** Use `Icon` for an icon, and `img` for a large image.
 */
export function Avatar({ name, src, size = 'medium', decorative = false, className, ...rest }: AvatarProps) {
  checkLabel(Avatar, name, 'name');
  const [failedSrc, setFailedSrc] = useState<string>();
  const naming = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span {...naming} {...rest} className={clsx(styles.avatar({ size }), className)}>
      {src && src !== failedSrc ? (
        <img src={src} alt="" className={styles.image} onError={() => setFailedSrc(src)} />
      ) : (
        (name && initialsOf(name)) || <Icon name="person" />
      )}
    </span>
  );
}
