/** What Branch says of a link: whether it was clicked, and the channel it was published in. */
export interface BranchLink {
  readonly isClicked: boolean;
  readonly channel: string | null;
}

const CLICKED = '+clicked_branch_link';
const CHANNEL = '~channel';
/** Branch adds these to the address that it opens, and names its own data with these first letters. */
const OWN_NAME = /^(?:[+~$]|_branch_)/;

/** A `+` that is not encoded is a space. */
function nameOf(written: string): string {
  return written.replace(/^ /, '+');
}

/** Null: the address has no data of Branch. */
export function readBranchLink(search: string): BranchLink | null {
  const own = [...new URLSearchParams(search)].filter(([name]) => OWN_NAME.test(nameOf(name)));
  if (own.length === 0) return null;
  const textOf = (wanted: string): string | null => own.find(([name]) => nameOf(name) === wanted)?.[1] ?? null;
  return { isClicked: textOf(CLICKED) === 'true', channel: textOf(CHANNEL) };
}

/** A deep link of Branch is accepted only when it was clicked: a page can also be opened with the data of an earlier click. */
export function isUsable(branch: BranchLink | null): boolean {
  return branch === null || branch.isClicked;
}

/** The names of Branch's data among the parameters. */
export function branchNames(parameters: URLSearchParams): readonly string[] {
  return [...parameters.keys()].filter((name) => OWN_NAME.test(nameOf(name)));
}
