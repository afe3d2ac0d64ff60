import { isCalendarDate } from '../../../../domain/calendar.ts';
import { VAZIO } from '../../../../domain/log/acao.ts';
import { formatNumber } from '../../../../domain/numbers.ts';
import type { Field } from '../../../../resources/defineRegister.ts';
import { formatValue } from '../../../../resources/kinds.ts';
import type { Lookup } from '../../../kit/forms/inputs/LookupInput.tsx';
import {
  useCalculosHorimetro,
  useCategorias,
  useFontes,
  useHidrometros,
  useRamos,
  useRoteiros,
  useTecnicos,
  useTiposMedidor,
} from '../useLookups.ts';
import { fieldOf } from './sections.ts';

/** What the ids of a field name, of the client that the log is of. */
type UseLookup = (idPessoa: number) => Lookup;

/** Fields that hold the id of something that has a name. */
const LOOKUPS: Readonly<Record<string, UseLookup>> = {
  idRamoAtividade: useRamos,
  idRoteiro: useRoteiros,
  idFonteAbastecimento: useFontes,
  idUsuarioTecnico: useTecnicos,
  idTipo: useTiposMedidor,
  idCalculoHorimetro: useCalculosHorimetro,
  idHidrometro: useHidrometros,
  idCategoriaCobranca: useCategorias,
};

interface LogValueProps {
  idPessoa: number;
  tabela: string;
  name: string;
  /** As the log wrote it; null where there is none. */
  text: string | null;
}

/** A value of the log as users read it. */
export function LogValue({ idPessoa, tabela, name, text }: LogValueProps) {
  if (text === null || text === VAZIO) return '-';
  const useLookup = LOOKUPS[name];
  if (useLookup && /^\d+$/.test(text)) {
    return <LookupName key={name} useLookup={useLookup} idPessoa={idPessoa} id={Number(text)} />;
  }
  return worded(fieldOf(tabela, name), text);
}

/** Its list is asked for only where one of its ids is shown; until it is there, and if it never is, the id stands. */
function LookupName({ useLookup, idPessoa, id }: { useLookup: UseLookup; idPessoa: number; id: number }) {
  return useLookup(idPessoa).nameOf(id) ?? '-';
}

/** What is not as its kind wants it is shown as it is. */
function worded(field: Field | undefined, text: string): string {
  if (!field) return text;
  const { kind, choices, decimals } = field;
  if (choices || kind === 'situacao' || kind === 'simNao') return formatValue(kind, text, field) || text;
  if (kind === 'date') return isCalendarDate(text) ? formatValue(kind, text) : text;
  if (kind === 'decimal' && /^-?\d+(\.\d+)?$/.test(text)) {
    const short = formatNumber(Number(text), decimals);
    const whole = formatNumber(Number(text));
    return whole.length > short.length ? whole : short;
  }
  return text;
}
