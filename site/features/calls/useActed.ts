import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';

const acts = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** Whether the visitor has done something since the page was opened: moved, pressed or typed; a link to it was pressed too. */
export function useActed(): boolean {
  const pressed = useNavigationType() === 'PUSH';
  const [acted, setActed] = useState(pressed);
  useEffect(() => {
    const heard = new AbortController();
    const { signal } = heard;
    const act = () => {
      heard.abort();
      setActed(true);
    };
    for (const each of acts) addEventListener(each, act, { passive: true, signal });
    return () => heard.abort();
  }, []);
  return acted;
}
