//! Score layers, 分數段: those who have the same score, thin ones taken together.

use crate::Score;

/// The layer of each score given, 0 the highest.
///
/// From the top, a layer of fewer than `thin` players takes in the next one down until it is no longer thin; what remains
/// thin at the bottom joins the layer above.
pub(super) fn layers(scores: &[Score], thin: u32) -> Vec<i64> {
    let mut sorted = scores.to_vec();
    sorted.sort_unstable_by(|a, b| b.cmp(a));
    let mut floors: Vec<(Score, usize)> = Vec::new();
    for group in sorted.chunk_by(|a, b| a == b) {
        match floors.last_mut() {
            Some((floor, size)) if *size < thin as usize => (*floor, *size) = (group[0], *size + group.len()),
            _ => floors.push((group[0], group.len())),
        }
    }
    if let [.., above, last] = &mut floors[..]
        && last.1 < thin as usize
    {
        above.0 = last.0;
        floors.pop();
    }
    let layer = |score: &Score| floors.partition_point(|(floor, _)| floor > score);
    scores.iter().map(|score| i64::try_from(layer(score)).expect("as many layers as players at most")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(halves: &[i64], thin: u32, want: &[i64]) {
        let scores: Vec<Score> = halves.iter().map(|&half| Score::halves(half)).collect();
        assert_eq!(layers(&scores, thin), want);
    }

    #[test]
    fn equal_scores_are_one_layer() {
        check(&[4, 2, 4, 3, 0], 0, &[0, 2, 0, 1, 3]);
        check(&[], 3, &[]);
    }

    #[test]
    fn thin_layers_are_taken_together() {
        check(&[8, 6, 6, 6, 5, 5, 4], 3, &[0, 0, 0, 0, 1, 1, 1]);
        check(&[8, 8, 8, 6], 2, &[0, 0, 0, 0]);
        check(&[8, 6, 4], 9, &[0, 0, 0]);
    }
}
