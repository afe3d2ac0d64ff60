import { type Kysely, sql } from 'kysely';
import { editable } from './columns.ts';

/** What held before anybody set it (spec 2 §2.8, §2.9 and §9). */
const FIRST = {
  assinante: '',
  cargo: 'Coordenação de Monitoramento de Efluentes Industriais',
  contatos: '',
  cidade: 'Jundiaí SP',
  concessionaria: 'Concessionária dos serviços de água e esgoto',
  copias: 'Órgão ambiental estadual\nConcessionária dos serviços de água e esgoto',
  formNaoConforme: '053_FMEI Rev.06',
  formSimples: '027_FMEI',
  formSimplesSequencia: '049_FMEI',
  formCompleto: '052_FMEI',
  formCompletoDoisAnos: '015_FMEI',
  formCompletoSequencia: '015_FMEI',
} as const;

/** What printed reports say of who issues them: one record. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let created = editable(db, 'ConfiguracaoRelatorio');
  for (const [name, value] of Object.entries(FIRST)) {
    created = created.addColumn(name, 'text', (column) => column.notNull().defaultTo(value));
  }
  await created.execute();
  await sql`insert into "ConfiguracaoRelatorio" ("dtCadastro") values (${new Date().toISOString()})`.execute(db);
}
