import { CONTATO, CONTATO_PESSOAL } from '../../../../resources/cliente/contato.ts';
import { useMayHandlePersonalData } from '../useMayHandlePersonalData.ts';
import { DadosPessoais } from './DadosPessoais.tsx';
import { SubRecordCreate, SubRecordEdit } from './SubRecordForm.tsx';
import { SubRecordList } from './SubRecordList.tsx';

const COLUMNS = Object.values(CONTATO_PESSOAL);
const FORM = { fields: Object.values(CONTATO), width: 600 } as const;

/** 'Contatos' of a client. */
export function List() {
  const may = useMayHandlePersonalData();
  return <SubRecordList texts="ficha.contato" columns={COLUMNS} Actions={may ? DadosPessoais : undefined} />;
}

export const Create = () => <SubRecordCreate {...FORM} title="ficha.contato.newTitle" />;

export const Edit = () => <SubRecordEdit {...FORM} />;
