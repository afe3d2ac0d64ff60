import { useGetList } from 'react-admin';
import { normalize } from '../../../../domain/searchText.ts';
import { PONTO_COLETA } from '../../../../resources/cliente/pontoColeta.ts';
import { BY_ID } from '../../../kit/lists/ListPage.tsx';
import { ALL_RECORDS } from '../../../kit/lists/listQuery.ts';
import { SubRecordCreate, SubRecordEdit } from './SubRecordForm.tsx';
import { SubRecordList } from './SubRecordList.tsx';
import { useSubResource } from './SubResource.tsx';
import type { TwinCheck } from './SubTwinNote.tsx';

const FIELDS = Object.values(PONTO_COLETA);

/** A point's name is its client's own. */
function usePointsNamed(text: string) {
  const { resource, idPessoa } = useSubResource();
  const { data = [] } = useGetList(resource, { pagination: ALL_RECORDS, sort: BY_ID, filter: { idPessoa } });
  const named = data.filter(({ descricao }) => normalize(String(descricao ?? '').trim()) === normalize(text));
  return text === '' ? [] : named.map(({ id }) => ({ id, idPessoa }));
}

const TWIN: TwinCheck = { field: PONTO_COLETA.descricao, tab: 'pontos', useTwins: usePointsNamed };
const FORM = { fields: FIELDS, width: 600, twin: TWIN } as const;

/** 'Pontos Coleta' of a client: its sampling points. */
export const List = () => <SubRecordList texts="ficha.ponto" columns={FIELDS} />;

export const Create = () => <SubRecordCreate {...FORM} title="ficha.ponto.newTitle" />;

export const Edit = () => <SubRecordEdit {...FORM} />;
