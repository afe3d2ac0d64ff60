import { buildReaders } from '../scripts/build.ts';

/** Before the tests of a project that read spreadsheets: what reads them, made of the sources as they are. */
export default buildReaders;
