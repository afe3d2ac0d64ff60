import { counted } from '../../../domain/counted.ts';
import type { DetalheRecusado } from '../../imports/names/detalhes.ts';

/** Lines told one by one in a message; of more, their number. */
const MOST_TOLD = 10;

/** A line of a file, with the sample that it tells of. */
interface Linha {
  planilha?: string;
  linha: number;
  codigoAmostra: string | null;
  ponto?: string | null;
  cliente?: string | null;
  data?: string | null;
  hora?: string | null;
  recusados?: readonly DetalheRecusado[];
}

/** What of the samples of a file does not come in, though their results do: once a sample, however many lines repeat it. */
export function createRecusados() {
  const met = new Set<string>();
  const told: string[] = [];
  let others = 0;
  return {
    /** @returns those of a line that no line of its sample told before */
    add({ planilha, linha, codigoAmostra, ponto, cliente, data, hora, recusados = [] }: Linha) {
      const fresh = recusados.filter(({ campo, valor }) => {
        const key = [planilha, codigoAmostra, ponto, cliente, data, hora, campo, valor].join('\u0000');
        return !met.has(key) && met.add(key);
      });
      const where = codigoAmostra === null ? `linha ${linha}` : `amostra ${codigoAmostra} (linha ${linha})`;
      if (fresh.length === 0) return fresh;
      if (told.length < MOST_TOLD) told.push(`${where}: ${fresh.map(({ motivo }) => motivo).join(', ')}`);
      else others += 1;
      return fresh;
    },
    /**
     * 'amostra A-1 (linha 2): chuva não é sim nem não; 3 outras linhas'; '' where all came in. What the cells hold may
     * name a person: it is not said.
     */
    describe() {
      return [...told, ...(others > 0 ? [counted(others, 'outra linha', 'outras linhas')] : [])].join('; ');
    },
  };
}

export type Recusados = ReturnType<typeof createRecusados>;

/** As it is said behind what became of a file; '' where all came in. */
export function describeRecusados(recusados: Recusados): string {
  const told = recusados.describe();
  return told === '' ? '' : `. Ficou de fora das coletas: ${told}`;
}

/** As the log tells it of a file. */
export function loggedRecusados(recusados: Recusados): { detalhesRecusados?: string } {
  const told = recusados.describe();
  return told === '' ? {} : { detalhesRecusados: told };
}
