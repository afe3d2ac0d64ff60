import { PONTO_COLETA } from '../../../../resources/cliente/pontoColeta.ts';
import { SubRecordCreate, SubRecordEdit } from './SubRecordForm.tsx';
import { SubRecordList } from './SubRecordList.tsx';

const FIELDS = Object.values(PONTO_COLETA);
const FORM = { fields: FIELDS, width: 600, twin: PONTO_COLETA.descricao } as const;

/** 'Pontos Coleta' of a client: its sampling points. */
export const List = () => <SubRecordList texts="ficha.ponto" columns={FIELDS} />;

export const Create = () => <SubRecordCreate {...FORM} title="ficha.ponto.newTitle" />;

export const Edit = () => <SubRecordEdit {...FORM} />;
