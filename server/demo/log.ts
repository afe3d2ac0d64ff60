import { addDays, localToMoment } from '../../domain/calendar.ts';
import { type AuditEntry, logRow } from '../audit.ts';
import { phone } from './names.ts';
import type { Cliente } from './pessoas.ts';
import { createRandom, type Random } from './random.ts';
import type { SubCadastros } from './subcadastros.ts';
import type { DemoUsuario } from './usuarios.ts';

const ENTRIES = 400;
const DAYS = 120;

/** Records that the invented people have touched; what they show now is what the log says they were given. */
interface Touched {
  clientes: readonly Cliente[];
  contatos: SubCadastros['PessoaContato'];
  pontos: SubCadastros['PessoaPontoColeta'];
  coletas: readonly { id: number; idPessoa: number; idTipoDBO: number }[];
}

function entries({ clientes, contatos, pontos, coletas }: Touched, random: Random): (() => AuditEntry)[] {
  const remarked = clientes.filter(({ obsPrincipal }) => obsPrincipal !== null);
  const coloured = coletas.filter(({ idTipoDBO }) => idTipoDBO !== 1);
  return [
    () => {
      const { id, obsPrincipal } = random.pick(remarked);
      const change = { before: { obsPrincipal: null }, after: { obsPrincipal } };
      return { tabela: 'Pessoa', id, idPessoa: id, acao: 'Alteração', ...change };
    },
    () => {
      const { id, idPessoa, telefone } = random.pick(contatos);
      const change = { before: { telefone: phone(random) }, after: { telefone } };
      return { tabela: 'PessoaContato', id, idPessoa, acao: 'Alteração', ...change };
    },
    () => {
      const { id, idPessoa, descricao, planoAmostragem } = random.pick(pontos);
      return {
        tabela: 'PessoaPontoColeta',
        id,
        idPessoa,
        acao: 'Inclusão',
        after: { descricao, planoAmostragem },
      };
    },
    () => {
      const { id, idPessoa, idTipoDBO } = random.pick(coloured);
      const change = { before: { idTipoDBO: 1 }, after: { idTipoDBO } };
      return { tabela: 'HistoricoColeta', id, idPessoa, acao: 'Alteração', ...change };
    },
  ];
}

/** What invented people did in the last months, oldest first. */
export function demoLog(usuarios: readonly DemoUsuario[], touched: Touched, today: string) {
  const random = createRandom('log');
  const makers = entries(touched, random);
  const clock = () => `${String(random.int(8, 17)).padStart(2, '0')}:${String(random.int(0, 59)).padStart(2, '0')}`;
  const day = () => addDays(today, -random.int(1, DAYS));
  const moments = Array.from({ length: ENTRIES }, () => localToMoment(day(), clock())).sort();
  return moments.map((dtAcao) => logRow(random.pick(usuarios), dtAcao, random.pick(makers)()));
}
