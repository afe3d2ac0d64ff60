import { PONTO_COLETA } from '../../../../resources/cliente/pontoColeta.ts';
import { SubRecordCreate, SubRecordEdit } from './SubRecordForm.tsx';
import { SubRecordList } from './SubRecordList.tsx';
import { type TwinCheck, useTwinsOfClient } from './SubTwinNote.tsx';

const FIELDS = Object.values(PONTO_COLETA);

/** A point's name is its client's own. */
const TWIN: TwinCheck = {
  field: PONTO_COLETA.descricao,
  tab: 'pontos',
  useTwins: (text) => useTwinsOfClient(PONTO_COLETA.descricao, text),
};
const FORM = { fields: FIELDS, width: 600, twin: TWIN } as const;

/** 'Pontos Coleta' of a client: its sampling points. */
export const List = () => <SubRecordList texts="ficha.ponto" columns={FIELDS} />;

export const Create = () => <SubRecordCreate {...FORM} title="ficha.ponto.newTitle" />;

export const Edit = () => <SubRecordEdit {...FORM} />;
