import { withTexts } from '../../../i18n/index.ts';
import { laterPage } from '../../kit/later.tsx';

/** A client's page, of which the links to it bring the code before they are followed. */
export const ClienteDetail = laterPage(() => withTexts(import('./ClienteDetail.tsx')));
