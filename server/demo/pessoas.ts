import { addDays, addYears, localToMoment } from '../../domain/calendar.ts';
import { clientSearchText } from '../../domain/cliente/clientSearchText.ts';
import { COMPANY_WORDS, cnpj, cpf, personName } from './names.ts';
import { RAMOS } from './ramos.ts';
import { createRandom, type Random } from './random.ts';

const CLIENTES = 120;
const ROTEIROS = 8;

export type Cliente = ReturnType<typeof demoPessoas>[number];

const numbered = (index: number, length = 3) => String(index).padStart(length, '0');

/** Each branch starts at another word and takes twelve, so no two companies bear one name. */
function companyWord(index: number): string {
  const ramo = index % RAMOS.length;
  const turn = Math.floor(index / RAMOS.length);
  return COMPANY_WORDS[(ramo * 5 + turn) % COMPANY_WORDS.length]!;
}

/** One person in thirty clients; a company in twenty already has the alphanumeric CNPJ. */
function identity(index: number, random: Random) {
  if (index % 30 === 17) {
    const nome = `${personName(random)} (produtor fictício)`;
    return { flagTipoPessoa: 'F', nome, razaoSocial: null, nroDocumento: cpf(`999999${numbered(index)}`) };
  }
  const ramo = RAMOS[index % RAMOS.length]!;
  const palavra = companyWord(index);
  const root = index % 20 === 5 ? `ZZFIC${numbered(index)}` : `99900${numbered(index)}`;
  return {
    flagTipoPessoa: 'J',
    nome: ramo.empresa(palavra),
    razaoSocial: ramo.fantasia(palavra),
    nroDocumento: cnpj(`${root}0001`),
  };
}

/** The clients; every fifteenth closed its doors in the last two years. */
export function demoPessoas(today: string) {
  const random = createRandom('pessoas');
  return Array.from({ length: CLIENTES }, (_, index) => {
    const id = index + 1;
    const codigo = numbered(id, 4);
    const who = identity(index, random);
    const company = who.flagTipoPessoa === 'J';
    const ativo = index % 15 !== 11;
    return {
      id,
      codigo,
      ...who,
      flagAtivo: ativo ? 1 : 0,
      rg: company ? null : `00.000.${numbered(index)}-0`,
      inscEstadual: company ? `000.000.${numbered(index)}.000` : null,
      ufRG: 'SP',
      obsPrincipal: ativo ? (random.chance(0.2) ? 'Agendar a coleta com a portaria.' : null) : 'Atividade encerrada.',
      obsSecundaria: random.chance(0.25) ? 'Conta de demonstração no LIMS.' : null,
      idRamoAtividade: (index % RAMOS.length) + 1,
      idRoteiro: index % 13 === 12 ? null : random.int(1, ROTEIROS),
      idIntegracao: String(70_000 + id),
      dtCadastro: localToMoment(addDays(addYears(today, -6), -random.int(30, 1500)), '10:00'),
      idUsuario: 1,
      busca: clientSearchText({ codigo, ...who }),
    };
  });
}
