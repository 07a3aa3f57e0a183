import { FormPage } from './FormPage.tsx';

/** `/deposit/wire-transfer` and `/withdrawal/wire-transfer`: the bank account of a wire, then what has to be read of it. */
export function WirePage() {
  return (
    <FormPage
      code="WIRE_TRANSFER"
      kind="wire"
      title="Wire transfer"
      note={['Wires take business days', 'Your receipt says until when it is expected. A wire can’t be recalled once it was sent.']}
      isSlow
    />
  );
}

/** `/withdrawal/interac`, of Canadian regions. */
export function InteracPage() {
  return (
    <FormPage
      code="INTERAC"
      kind="interac"
      of="WITHDRAWAL"
      title="Interac e-Transfer"
      note={['Usually within 30 minutes', 'We’ll email you when it’s on the way.']}
    />
  );
}
