import { PerguntaDePendentes } from './envio/PerguntaDePendentes.tsx';
import { comoOutraPessoa } from './envio/pedido.ts';
import type { Pendente } from './guardado/pendente.ts';
import type { Campo, Textos } from './leitura/campos.ts';
import { CompararVersoes } from './linha/CompararVersoes.tsx';
import type { NomeDe } from './linha/colunas.ts';
import { DetalhesDaLeitura, type Sobre } from './linha/DetalhesDaLeitura.tsx';
import type { Lancamento } from './useLancamento.ts';

/** Which dialog is open. */
export type Aberto = { que: 'pergunta' } | { que: 'detalhes' | 'versoes'; idHidrometro: number };

interface DialogosProps {
  aberto: Aberto | null;
  lancamento: Lancamento;
  nome: NomeDe;
  mayEdit: boolean;
  onSave(ids: readonly number[]): void;
  onSaveAll(): void;
  onDiscard(pendente: Pendente): void;
  onClose(): void;
}

/** The grid's dialogs. */
export function Dialogos(props: DialogosProps) {
  const { aberto, lancamento, nome, mayEdit, onSave, onSaveAll, onDiscard, onClose } = props;
  const { linhas, pendencias, enviaveis, envio, remover: remove } = lancamento;
  if (!aberto) return null;
  if (aberto.que === 'pergunta') {
    const [first] = enviaveis;
    if (!first) return null;
    const { idHidrometro } = first;
    return (
      <PerguntaDePendentes
        pendentes={enviaveis}
        onYes={() => {
          onClose();
          onSave([idHidrometro]);
        }}
        onNo={() => {
          onDiscard(first);
          onClose();
        }}
        onSaveAll={() => {
          onClose();
          onSaveAll();
        }}
        onClose={onClose}
      />
    );
  }
  const { idHidrometro } = aberto;
  const linha = linhas.find(({ leitura }) => leitura.idHidrometro === idHidrometro);
  if (!linha) return null;
  if (aberto.que === 'detalhes') {
    const type = (textos: Textos, sobre: Sobre | null) => {
      const leitura = { ...linha.leitura, ...sobre };
      pendencias.type(Object.entries(textos).map(([campo, text]) => ({ leitura, campo: campo as Campo, text })));
    };
    return <DetalhesDaLeitura {...{ linha, mayEdit, remove, onClose }} onDone={type} />;
  }
  const falha = envio.falhas.get(idHidrometro);
  if (falha?.resultado.como !== 'alterada') return null;
  const { conflito } = falha.resultado;
  const outra = comoOutraPessoa(linha.leitura, conflito);
  return (
    <CompararVersoes
      linha={linha}
      conflito={conflito}
      nome={nome}
      onKeep={(kept) => {
        pendencias.over(outra, kept);
        envio.changeRow(idHidrometro, () => outra);
        envio.tell(idHidrometro, null);
        onClose();
        if (Object.keys(kept).length > 0) onSave([idHidrometro]);
      }}
      onReload={() => {
        pendencias.put(idHidrometro, undefined);
        envio.changeRow(idHidrometro, () => outra);
        envio.tell(idHidrometro, null);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
