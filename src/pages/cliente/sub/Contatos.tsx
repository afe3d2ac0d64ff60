import { CONTATO, CONTATO_PESSOAL } from '../../../../resources/cliente/contato.ts';
import { useMayHandlePersonalData } from '../useMayHandlePersonalData.ts';
import { DadosPessoais } from './DadosPessoais.tsx';
import { SubRecordCreate, SubRecordEdit } from './SubRecordForm.tsx';
import { ONE_LINE, SubRecordList } from './SubRecordList.tsx';

const COLUMNS = Object.values(CONTATO_PESSOAL);
/** A telephone is dialled as one; an address breaks sooner than that. */
const CELLS = { telefone: ONE_LINE, email: { overflowWrap: 'anywhere', minWidth: 140 } } as const;
const FORM = { fields: Object.values(CONTATO), width: 600 } as const;

/** 'Contatos' of a client. */
export function List() {
  const may = useMayHandlePersonalData();
  return (
    <SubRecordList texts="ficha.contato" columns={COLUMNS} cells={CELLS} Actions={may ? DadosPessoais : undefined} />
  );
}

export const Create = () => <SubRecordCreate {...FORM} title="ficha.contato.newTitle" />;

export const Edit = () => <SubRecordEdit {...FORM} />;
