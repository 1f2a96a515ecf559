import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';

/** Command and files of a container of the last stage. */
export interface BuiltImage {
  /** The folder that stands for the container's `/`. */
  readonly root: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly user: string | undefined;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

interface Build {
  readonly dockerfile: string;
  /** The folder that `ADD` and `COPY` read from. */
  readonly context: string;
  /** Values of `ARG`. */
  readonly args?: Readonly<Record<string, string>>;
  /** An empty folder; each stage gets one of its own in it as its `/`. */
  readonly scratch: string;
}

interface Stage {
  readonly root: string;
  workdir: string;
  env: Record<string, string>;
  user?: string;
  command: readonly string[];
  healthCheck: readonly string[];
}

/**
 * Does the steps of a Dockerfile in folders of this machine, without a container around them and on the machine's own
 * Node. Throws for an instruction it does not know and for a step that fails.
 */
export async function runDockerfile({ dockerfile, context, args = {}, scratch }: Build): Promise<BuiltImage> {
  const stages = new Map<string, Stage>();
  const instructions = DockerfileParser.parse(await readFile(dockerfile, 'utf8')).getInstructions();
  const allowed = await allowedInContext(`${dockerfile}.dockerignore`);
  let name = '';
  let stage: Stage | undefined;

  for (const instruction of instructions) {
    const keyword = instruction.getKeyword();
    const words = instruction
      .getArguments()
      .map((argument) => argument.getValue().replace(/\$\{(\w+)\}/g, (_, each: string) => args[each] ?? ''));
    if (keyword === 'FROM') {
      name = words[2] ?? 'last';
      stage = { root: path.join(scratch, name), workdir: '/', env: {}, command: [], healthCheck: [] };
      stages.set(name, stage);
      await mkdir(stage.root);
      continue;
    }
    // Before the first stage it names the image.
    if (!stage && keyword === 'ARG') continue;
    if (!stage) throw new Error(`${keyword} stands before FROM.`);
    const { root } = stage;
    const workdir = path.join(root, stage.workdir);
    if (keyword === 'WORKDIR') {
      stage.workdir = words[0] ?? '/';
      await mkdir(path.join(root, stage.workdir), { recursive: true });
    } else if (keyword === 'ENV') {
      for (const word of words)
        stage.env[word.slice(0, word.indexOf('='))] = word.slice(word.indexOf('=') + 1);
    } else if (keyword === 'COPY') {
      const from = /^COPY\s+--from=(\S+)/.exec(instruction.getTextContent())?.[1];
      const source = from ? stages.get(from)?.root : context;
      if (!source) throw new Error(`There is no stage ${from}.`);
      await copy(source, words, workdir, from ? () => true : allowed);
    } else if (keyword === 'ADD') {
      const [archive = '', target = ''] = words;
      if (!allowed(archive)) throw new Error(`${archive} is kept out by the ignore file.`);
      if (!archive.endsWith('.tar.gz')) throw new Error(`ADD ${archive} is not known here.`);
      execFileSync('tar', ['-xzf', path.join(context, archive), '-C', path.resolve(workdir, target)]);
    } else if (keyword === 'RUN') {
      const command = instruction.getArgumentsContent() ?? '';
      const { status, stderr } = spawnSync('sh', ['-c', command], {
        cwd: workdir,
        env: { PATH: process.env.PATH, HOME: process.env.HOME, ...stage.env },
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`RUN ${command} fails: ${stderr}`);
    } else if (keyword === 'USER') stage.user = words[0] ?? '';
    else if (keyword === 'CMD') stage.command = JSON.parse(instruction.getArgumentsContent() ?? '');
    else if (keyword === 'HEALTHCHECK')
      stage.healthCheck = JSON.parse((instruction.getArgumentsContent() ?? '').replace(/^CMD\s+/, ''));
    else if (!['ARG', 'EXPOSE'].includes(keyword)) throw new Error(`${keyword} is not known here.`);
  }
  const last = [...stages.values()].at(-1);
  if (!last) throw new Error('The Dockerfile has no stage.');
  return { ...last, user: last.user };
}

/** The names at the top of the context that its ignore file lets in. Throws for a list of another kind. */
async function allowedInContext(file: string): Promise<(name: string) => boolean> {
  const lines = (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const [all, ...names] = lines;
  if (all !== '*' || names.some((line) => !/^![\w.*-]+$/.test(line)))
    throw new Error(`${file} must be "*" and then names with "!" before them.`);
  const patterns = names.map(
    (line) => new RegExp(`^${line.slice(1).replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
  );
  return (name) => patterns.some((pattern) => pattern.test(name));
}

async function copy(
  source: string,
  words: readonly string[],
  workdir: string,
  allowed: (name: string) => boolean,
): Promise<void> {
  const target = path.resolve(workdir, words.at(-1) ?? '');
  for (const word of words.slice(0, -1)) {
    const from = path.join(source, word);
    if (word !== '.' && !allowed(firstOf(word))) throw new Error(`${word} is kept out by the ignore file.`);
    const isWhole = word === '.';
    const into = isWhole || !words.at(-1)?.endsWith('/') ? target : path.join(target, path.basename(word));
    await cp(from, into, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => {
        const top = firstOf(path.relative(source, file));
        return top === '' || allowed(top);
      },
    });
  }
}

const firstOf = (file: string) => file.split(path.sep)[0] ?? '';
