export { isHeldPerson, notePerson } from './persons.ts';
