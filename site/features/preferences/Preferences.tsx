import { DisplaySettings } from '#design-system';

import { useAppState } from '#site/state/AppStateProvider.tsx';

export interface PreferencesProps {
  /** Shows only the icon of the button on wide windows. @default false */
  readonly compact?: boolean;
  /** @default 'below' */
  readonly placement?: 'below' | 'above';
}

/** Settings for theme, contrast and motion, connected to the app state. */
export function Preferences({ compact = false, placement = 'below' }: PreferencesProps) {
  const { state, dispatch } = useAppState();
  const { animationsEnabled, highContrastMode } = state.settings;
  return (
    <DisplaySettings
      compact={compact}
      placement={placement}
      theme={state.theme}
      contrast={highContrastMode ? 'more' : 'normal'}
      motion={animationsEnabled ? 'on' : 'off'}
      onThemeChange={(theme) => dispatch({ type: 'setTheme', theme })}
      onContrastChange={(contrast) =>
        dispatch({ type: 'updateSettings', settings: { highContrastMode: contrast === 'more' } })
      }
      onMotionChange={(motion) =>
        dispatch({ type: 'updateSettings', settings: { animationsEnabled: motion === 'on' } })
      }
    />
  );
}
