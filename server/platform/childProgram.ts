import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { isLocalName } from '../../core/wire/localName.ts';
import type { Config } from './config.ts';
import { projectRoot } from './projectRoot.ts';

/** A program of the sandbox that runs beside the server: a process of its own, started again when it dies. */
export interface ChildProgram {
  readonly port: number;
  /** Asks the program over the channel of the two processes. Null: it does not answer. */
  ask<Answer extends { readonly id: number }>(question: (id: number) => object): Promise<Answer | null>;
  stop(): Promise<void>;
}

export interface ChildProgramOptions {
  /** Its folder, here and in dist/. */
  readonly folder: string;
  /** What the log calls it. */
  readonly name: string;
  /** The port that the operator has chosen, which must be free. Null: `defaultPort`, or any where that is taken. */
  readonly port: number | null;
  readonly defaultPort: number;
  /** What it reads, which the server's own environment may say. */
  readonly variables: readonly string[];
  /** What the server says of them. */
  environment(port: number): Readonly<Record<string, string>>;
  readonly log: Logger;
}

const RESTART_AFTER_MS = 500;
const START_PATIENCE_MS = 60_000;
const STOP_PATIENCE_MS = 5_000;
const ANSWER_PATIENCE_MS = 5_000;
const HIGHEST_PORT = 65_535;
/** What a process needs of the system. Nothing else of the server's environment, which has its secrets, reaches a program. */
const SYSTEM = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'LANG', 'NODE_ENV', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', 'NODE_V8_COVERAGE'];

/** So many above the app's; 0, any, where the app's was any, or there is no such port. */
export function portAbove({ port }: Pick<Config, 'port'>, appPort: number, distance: number): number {
  return port === 0 || appPort + distance > HIGHEST_PORT ? 0 : appPort + distance;
}

/** Origins of the app's pages, on all its hosts but IPv6 addresses, which a content security policy cannot name. */
export function appOrigins({ hosts }: Pick<Config, 'hosts'>, appPort: number): readonly string[] {
  return hosts
    .filter(({ name }) => !name.startsWith('['))
    .flatMap(({ name, port }) => {
      const suffix = port === 'any' ? `:${appPort}` : port && `:${port}`;
      return (isLocalName(name) ? ['http'] : ['http', 'https']).map((scheme) => `${scheme}://${name}${suffix}`);
    });
}

function programOf(folder: string): { readonly file: string; readonly flags: readonly string[] } {
  const built = path.join(projectRoot(), 'dist', folder, 'main.js');
  const isBuilt = !import.meta.url.endsWith('.ts') && existsSync(built);
  return isBuilt
    ? { file: built, flags: ['--enable-source-maps'] }
    : { file: path.join(projectRoot(), folder, 'service/main.ts'), flags: ['--import', 'tsx'] };
}

function inherited(variables: readonly string[]): NodeJS.ProcessEnv {
  return Object.fromEntries([...SYSTEM, ...variables].map((name) => [name, process.env[name]]));
}

/** Resolves with the port once it listens. @throws Error when it ends before. */
function untilListening(child: ChildProcess, name: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The ${name} did not start in time`)), START_PATIENCE_MS);
    child.once('message', (message) => {
      clearTimeout(timer);
      resolve((message as { readonly port: number }).port);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The ${name} ended with ${code}`));
    });
  });
}

function answerOf<Answer extends { readonly id: number }>(
  child: ChildProcess,
  id: number,
  question: object,
): Promise<Answer | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => done(null), ANSWER_PATIENCE_MS);
    const onMessage = (message: unknown): void => {
      if ((message as Partial<Answer>).id === id) done(message as Answer);
    };
    const done = (answer: Answer | null): void => {
      clearTimeout(timer);
      child.off('message', onMessage);
      resolve(answer);
    };
    child.on('message', onMessage);
    child.send(question, (error) => error && done(null));
  });
}

export async function startChildProgram(options: ChildProgramOptions): Promise<ChildProgram> {
  const { folder, name, defaultPort, variables, environment, log } = options;
  const { file, flags } = programOf(folder);
  let isStopping = false;
  let child: ChildProcess | null = null;
  let questions = 0;

  async function start(port: number): Promise<number> {
    const started = fork(file, [], {
      execArgv: [...flags],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...inherited(variables), ...environment(port) },
    });
    child = started;
    const listening = await untilListening(started, name);
    started.once('exit', (code, signal) => {
      if (isStopping) return;
      log.warn({ code, signal }, `the ${name} ended; it is started again`);
      startAgain(listening);
    });
    return listening;
  }

  function startAgain(port: number): void {
    setTimeout(() => {
      if (isStopping) return;
      start(port).catch((error: unknown) => {
        log.error({ err: error }, `the ${name} could not be started again`);
        startAgain(port);
      });
    }, RESTART_AFTER_MS).unref();
  }

  const port = await start(options.port ?? defaultPort).catch((error: unknown) => {
    if (options.port !== null) throw error;
    return start(0);
  });
  return {
    port,
    async ask(question) {
      questions += 1;
      return child?.connected ? answerOf(child, questions, question(questions)) : null;
    },
    async stop() {
      isStopping = true;
      const running = child;
      if (!running?.connected) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(() => running.kill('SIGKILL'), STOP_PATIENCE_MS);
        running.once('exit', () => {
          clearTimeout(timer);
          resolve();
        });
        running.disconnect();
      });
    },
  };
}
