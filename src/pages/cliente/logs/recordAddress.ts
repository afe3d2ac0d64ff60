import type { LogEntry } from '../../../../contract/consultas.ts';
import { REGISTERS } from '../../../../resources/registry.ts';
import { CLIENTE, type TabKey, tabPath } from '../tabs.ts';

/** Where a record is looked at, and the menu that lets one see it. */
export interface RecordAddress {
  menu: string;
  to: string;
}

/** The part of a client's page that shows the records of a table. */
const PARTS: Readonly<Record<string, TabKey>> = {
  Pessoa: 'dados',
  PessoaEndereco: 'enderecos',
  PessoaContato: 'contatos',
  PessoaPontoColeta: 'pontos',
  PessoaHidrometro: 'vazao',
  PessoaMedidorVazao: 'vazao',
  RelatorioMonitoramento: 'monitoramento',
};

/** The address of a client. */
export const clientAddress = (idPessoa: number): RecordAddress => ({ menu: CLIENTE, to: tabPath(idPessoa, 'dados') });

/** Where the record of an entry of the log is looked at; null where no screen shows it, and when it is no more. */
export function recordAddress({ tabela, idReferencia: id, registro }: LogEntry): RecordAddress | null {
  if (id === null || !registro || registro.removido) return null;
  const { idPessoa } = registro;
  const part = PARTS[tabela];
  if (part) return idPessoa === null ? null : { menu: CLIENTE, to: tabPath(idPessoa, part) };
  const at = (menu: string, path: string | number) => ({ menu, to: `/${menu}/${path}` });
  switch (tabela) {
    case 'HistoricoColeta':
      return idPessoa === null ? null : at(CLIENTE, `${idPessoa}/historico-coletas`);
    case 'Usuario':
      return at('acesso/usuarios', id);
    case 'GrupoAcesso':
      return at('acesso/grupo-acesso', id);
    case 'GrupoAcessoMenu':
      return at('acesso/grupo-acesso', `grupo/${id}`);
    default: {
      const register = REGISTERS.find(({ entity }) => entity === tabela);
      return register ? at(register.resource, id) : null;
    }
  }
}
