import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { prefersReducedMotion } from '#site/state/prefersReducedMotion.ts';
import { mainId } from './useRouteChange.ts';

/** Time until the drawings that are animated on load are complete, in milliseconds. */
const onLoadDuration = 3_000;
/** Duration of the animation of a drawing's strokes, in milliseconds. */
const strokesDuration = 500;

/**
 * Animates the strokes of each `svg[data-strokes]` once, when the drawing enters the window after the visitor has
 * scrolled. Before the first scroll all drawings are complete, as in the HTML. In print, in screenshots and with
 * reduced motion they always are.
 */
export function useDrawings() {
  const { pathname } = useLocation();

  useEffect(() => {
    const timer = setTimeout(() => {
      document.documentElement.dataset.drawn = '';
    }, onLoadDuration);
    return () => clearTimeout(timer);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has drawings of its own.
  useEffect(() => {
    let observer: IntersectionObserver | undefined;
    const observe = () => {
      if (!prefersReducedMotion()) observer = observeDrawings();
    };
    addEventListener('scroll', observe, { once: true, passive: true });
    return () => {
      removeEventListener('scroll', observe);
      observer?.disconnect();
    };
  }, [pathname]);
}

function observeDrawings() {
  // The first report lists the drawings that are already in the window. They must not be animated.
  let isFirstReport = true;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      if (!isFirstReport) drawStrokes(target);
    }
    isFirstReport = false;
  });
  for (const drawing of document.querySelectorAll(`#${mainId} svg[data-strokes]`)) observer.observe(drawing);
  return observer;
}

function drawStrokes(drawing: Element) {
  const { width, height } = drawing.getBoundingClientRect();
  const strokeDasharray = width + height;
  drawing.animate(
    [
      { strokeDasharray, strokeDashoffset: strokeDasharray },
      { strokeDasharray, strokeDashoffset: 0 },
    ],
    { duration: strokesDuration, easing: 'ease-out' },
  );
}
