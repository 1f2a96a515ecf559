/** One import as it stands in a file. */
export interface Import {
  readonly from: string;
  readonly specifier: string;
}

interface Rule {
  readonly name: string;
  /** The files that the rule applies to. */
  readonly watches: RegExp;
  /** The specifiers that those files must not import. */
  readonly refuses: RegExp;
  readonly except?: RegExp;
}

/** Stories and tests may import every layer. */
export const isStorybookOrTest = (file: string) =>
  /\.(stories|guide|test)\.tsx?$|^\.storybook\/|^tests\//.test(file);

/** Imports allowed for each layer. */
const rules: readonly Rule[] = [
  {
    name: 'the design system knows only itself',
    watches: /^design-system\//,
    refuses: /^#(?!design-system)|^react-router/,
  },
  {
    name: 'components know no pattern',
    watches: /^design-system\/(?!patterns\/|(index|patterns)\.ts$)/,
    refuses: /(^|\/)patterns\//,
  },
  {
    name: 'sections, and what they are made of, know no feature, page or layout',
    watches: /^site\/(sections|shared|state|drawings|content|routing)\//,
    refuses: /^(#site|(\.\.\/)+)\/?(features|layout|pages|app)\//,
  },
  {
    name: 'features know no page and no layout',
    watches: /^site\/features\//,
    refuses: /^(#site|(\.\.\/)+)\/?(layout|pages|app)\//,
  },
  {
    name: 'services draw nothing',
    watches: /^services\//,
    refuses: /^#(?!services)|^react/,
    except: /^services\/ServicesProvider\.tsx$/,
  },
  {
    name: 'the site reaches services through the main entry point and the knowledge',
    watches: /^site\//,
    refuses: /^#services\/(?!knowledge$|reports$)/,
    except: /^site\/(app\/(main|prerender)\.tsx|build\/)/,
  },
  {
    name: 'nothing that ships to a browser imports the server entry point',
    watches: /^(design-system|site)\//,
    refuses: /^#services\/server$/,
    except: /^site\/build\//,
  },
  {
    name: 'services never import the server entry point themselves',
    watches: /^services\/(?!server\.ts|gateway\/)/,
    refuses: /(^|\/)(gateway\/|server\.ts$)|^#services/,
  },
  {
    name: 'Gemini has one home',
    watches: /./,
    refuses: /^@google\//,
    except: /^services\/generation\//,
  },
  {
    name: 'Radix has one home',
    watches: /./,
    refuses: /^@radix-ui\//,
    except: /^design-system\//,
  },
  {
    name: 'a style sheet leads to no component, whose sheet it would bring along',
    watches: /\.css\.ts$/,
    refuses: /^#design-system$/,
  },
  {
    name: 'layers are imported through their entry points',
    watches: /./,
    refuses: /^(\.\.\/)+(design-system|services|site|tests|\.storybook)\//,
    // Their tools read these files before `imports` of package.json are resolved.
    except: /^(\.storybook\/test-runner\.ts|tests\/vitest\.config\.ts)$/,
  },
  {
    name: 'only Storybook imports tests and Storybook packages',
    watches: /^(design-system|services|site)\//,
    refuses: /^(#tests|#storybook|vitest|storybook|@storybook|fast-check|@playwright|playwright)/,
  },
];

/** Each broken rule in plain words. */
export function broken(imports: readonly Import[]): string[] {
  return imports.flatMap(({ from, specifier }) =>
    rules
      .filter((rule) => rule.watches.test(from) && rule.refuses.test(specifier))
      .filter((rule) => !rule.except?.test(from) && !(isStorybookOrTest(from) && !isEntryPointRule(rule)))
      .map((rule) => `${from} imports ${specifier}, but ${rule.name}.`),
  );
}

/** Even tests import a layer through its entry point. */
const isEntryPointRule = (rule: Rule) => rule.name.startsWith('layers');
