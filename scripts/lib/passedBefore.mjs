import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isIn } from './affected.mjs';
import { CHECKS, DOCS } from './checks.mjs';
import { inProject, root } from './project.mjs';

const ROWS = CHECKS.flatMap(({ affectedBy = [] }) => affectedBy);

/** The files that can change a step's result: those of its row, and those that no row names; of a step without a row all. */
function filesOf({ affectedBy }, files) {
  if (affectedBy === undefined) return files;
  const isNamed = isIn([...ROWS, ...DOCS]);
  return files.filter((file) => isIn(affectedBy)(file) || !isNamed(file));
}

function contentOf(file) {
  try {
    return readFileSync(file);
  } catch (error) {
    // A file that git tracks and that was removed, or a link to a folder.
    if (error.code === 'ENOENT' || error.code === 'EISDIR') return '';
    throw error;
  }
}

/**
 * The steps that have passed, each with a sum of all that it reads. A step that depends on what is outside of the project (the machine, ../shared) is not
 * known by it: `--again` runs everything, and so does CI.
 * @param {readonly string[]} files of the project
 * @param {string} folder where it is remembered
 * @param {string} directory of the project
 */
export function passedSteps(files, folder = inProject('.cache', 'passed'), directory = root) {
  const sums = new Map();
  const sumOf = (file) => {
    if (!sums.has(file))
      sums.set(
        file,
        createHash('sha256')
          .update(contentOf(path.join(directory, file)))
          .digest('hex'),
      );
    return sums.get(file);
  };
  const hashOf = (step) => {
    const hash = createHash('sha256').update(`${process.version} ${step.command.join(' ')} ${JSON.stringify(step.env ?? {})}\n`);
    for (const file of [...filesOf(step, files)].sort()) hash.update(`${file} ${sumOf(file)}\n`);
    return hash.digest('hex');
  };
  const fileOf = ({ name }) => path.join(folder, name.replace(/\W+/g, '-'));
  return {
    /** @returns {boolean} whether this step has passed with the same contents */
    has(step) {
      const hash = hashOf(step);
      try {
        return readFileSync(fileOf(step), 'utf8') === hash;
      } catch (error) {
        if (error.code === 'ENOENT') return false;
        throw error;
      }
    },
    /** With the contents that has() was asked about: a file that has changed since is not taken for proven. */
    add(step) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(step), hashOf(step));
    },
  };
}
