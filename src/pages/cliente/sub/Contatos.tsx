import { CONTATO, CONTATO_PESSOAL } from '../../../../resources/cliente/contato.ts';
import { useMayHandlePersonalData } from '../useMayHandlePersonalData.ts';
import { DadosPessoais } from './DadosPessoais.tsx';
import { SubRecordCreate, SubRecordEdit } from './SubRecordForm.tsx';
import { ONE_LINE, SubRecordList } from './SubRecordList.tsx';

const COLUMNS = Object.values(CONTATO_PESSOAL);
/** Where there is less room than addresses mostly take, they break sooner than a telephone, which is dialled as one. */
const ADDRESS = { overflowWrap: 'anywhere', minWidth: 140, '@media (min-width:1000px)': { minWidth: 220 } } as const;
const CELLS = { telefone: ONE_LINE, email: ADDRESS } as const;
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
